ALTER TABLE "work_items" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "finished_work" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "finished_work" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "finished_work" ADD COLUMN "assignee" text;
--> statement-breakpoint
UPDATE "work_items" SET "reason" = "records"."value5" FROM "records" WHERE "records"."trid" = "work_items"."trid" AND "records"."id" = "work_items"."record_id" AND "work_items"."type" = 'hd.ticket';
