CREATE TABLE "record_mails" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient" text NOT NULL,
	"title" jsonb NOT NULL,
	"created" bigint NOT NULL,
	"sent" bigint,
	"refused" bigint,
	CONSTRAINT "record_mails_trid_record_id_id_pk" PRIMARY KEY("trid","record_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "record_mails" ADD CONSTRAINT "record_mails_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE cascade ON UPDATE no action;