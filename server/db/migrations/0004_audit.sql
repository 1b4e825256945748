CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"anchor_seq" bigint NOT NULL,
	"anchor_hash" text NOT NULL,
	"checked" bigint,
	"fault_seq" bigint,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"time" bigint NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"actor" text,
	"trid" text,
	"record_type" text,
	"record_id" text,
	"number" text,
	"text" text,
	"address" text,
	"seq" bigint,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "read" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_seq" ON "audit_entries" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."seq" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","time");--> statement-breakpoint
CREATE INDEX "audit_entries_trid" ON "audit_entries" USING btree ("trid","time");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("record_id","time");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("kind","time");