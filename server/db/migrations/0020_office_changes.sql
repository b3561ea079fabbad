-- Two people at work see each other's changes: what an administrator changes is news like what a visitor sends.
CREATE TRIGGER backoffice_change AFTER UPDATE ON orders FOR EACH ROW
  EXECUTE FUNCTION notify_backoffice('order');
--> statement-breakpoint
CREATE TRIGGER backoffice_change AFTER UPDATE ON contacts FOR EACH ROW
  EXECUTE FUNCTION notify_backoffice('contact');
--> statement-breakpoint
CREATE TRIGGER backoffice_change AFTER UPDATE ON enquiries FOR EACH ROW
  EXECUTE FUNCTION notify_backoffice('enquiry');
--> statement-breakpoint
-- The list of parcels follows the news of orders.
CREATE TRIGGER backoffice_change AFTER INSERT OR UPDATE ON shipments FOR EACH ROW
  EXECUTE FUNCTION notify_backoffice('order');
