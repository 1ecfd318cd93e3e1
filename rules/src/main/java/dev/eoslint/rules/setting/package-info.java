/** What rules of several topics ask of the settings of a client. */
@NullMarked
package dev.eoslint.rules.setting;

import org.jspecify.annotations.NullMarked;
