package com.stackyard.storefront;

final class Shelf {

  private Shelf() {}

  public static void main(String[] args) {
    System.out.println(args.length);
  }
}
