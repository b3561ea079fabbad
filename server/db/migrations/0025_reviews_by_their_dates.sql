-- Reviews of the catalogue came when the shop was filled, so lists by time had them all at that moment. Those that shoppers
-- wrote have the day they came on.
UPDATE reviews SET created_at = date::timestamp AT TIME ZONE 'UTC' WHERE created_at >= date + interval '2 days';
