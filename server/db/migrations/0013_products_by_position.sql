-- Which products a list has, and whether one of them was changed, is read from this index alone: the rows are wide.
-- drizzle cannot say INCLUDE, so its schema does not know the index.
CREATE INDEX "products_by_position" ON "products" USING btree ("position","id")
  INCLUDE ("version", "category_id", "name", "product_code") WHERE deleted_at is null;
