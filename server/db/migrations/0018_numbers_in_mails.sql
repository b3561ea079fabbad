-- The order numbers in a mail, and what each begins with: of RR-104 `1`, `10`, `104`, and `104 ` with the space behind it that
-- tells it from RR-1042. Letters by threes find `RR-100` in every mail that has `-10` and `100` somewhere.
CREATE FUNCTION numbers_in(search text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array(
    SELECT DISTINCT left(number[1], letters)
      FROM regexp_matches(search, 'rr-([0-9]{1,12} ?)', 'g') AS number, generate_series(1, length(number[1])) AS letters
  );--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
DROP INDEX "outbox_search";--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search" gin_trgm_ops,spans_of(created_at),numbers_in(search));
