create table wallet (wallet_id varchar(40) primary key, cents bigint not null);
create table processed_message (message_id varchar(64) primary key);
