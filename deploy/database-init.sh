#!/bin/sh
# Runs once, when compose's database is made: the shop's account owns the shop's database and nothing else.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SHOP_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role shop login password :'password';
create database shop owner shop;
SQL
