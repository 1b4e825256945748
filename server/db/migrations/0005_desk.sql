CREATE TABLE "finished_work" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"finished" bigint NOT NULL,
	"type" text NOT NULL,
	"since" bigint NOT NULL,
	"due" bigint,
	CONSTRAINT "finished_work_trid_record_id_finished_pk" PRIMARY KEY("trid","record_id","finished")
);
--> statement-breakpoint
CREATE TABLE "internal_notes" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"id" text NOT NULL,
	"time" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "internal_notes_trid_record_id_id_pk" PRIMARY KEY("trid","record_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_assignments" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "staff_assignments_trid_record_id_pk" PRIMARY KEY("trid","record_id")
);
--> statement-breakpoint
DROP INDEX "work_items_staff";--> statement-breakpoint
DROP INDEX "work_items_assignee";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "words" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "internal_notes" ADD CONSTRAINT "internal_notes_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_assignments" ADD CONSTRAINT "staff_assignments_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finished_work_finished" ON "finished_work" USING btree ("finished","type","due");--> statement-breakpoint
CREATE INDEX "work_items_kind" ON "work_items" USING btree ("type",coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_new" ON "work_items" USING btree (coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff' and "work_items"."task" in ('review', 'decide');--> statement-breakpoint
CREATE INDEX "work_items_words" ON "work_items" USING gin ("words") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_staff" ON "work_items" USING btree (coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';--> statement-breakpoint
CREATE INDEX "work_items_assignee" ON "work_items" USING btree (coalesce("assignee", ''),coalesce("due", 8640000000000000),"since","record_id") WHERE "work_items"."side" = 'staff';