ALTER TABLE "products" DROP CONSTRAINT "products_specifications_is_object";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "specifications" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "specifications" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_specifications_is_object" CHECK (json_typeof(specifications::json) = 'object');