ALTER TABLE "record_numbers" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "record_numbers" ADD COLUMN "archived" boolean;--> statement-breakpoint
UPDATE "record_numbers" n SET "type" = r."type", "archived" = r."archived" FROM "records" r WHERE r."trid" = n."trid" AND r."id" = n."record_id";--> statement-breakpoint
ALTER TABLE "record_numbers" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "record_numbers" ALTER COLUMN "archived" SET NOT NULL;
