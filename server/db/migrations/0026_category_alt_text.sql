-- What a category's picture shows, for people who do not see it.
alter table categories
  add column image_alt text not null default '',
  add constraint categories_image_alt_length check (length(image_alt) between 0 and 200);
