CREATE TABLE "order_handovers" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"target" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"created" bigint NOT NULL,
	"body" text,
	"done" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" bigint NOT NULL,
	"fault" text,
	CONSTRAINT "order_handovers_trid_record_id_version_target_pk" PRIMARY KEY("trid","record_id","version","target")
);
--> statement-breakpoint
ALTER TABLE "order_handovers" ADD CONSTRAINT "order_handovers_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_handovers_due" ON "order_handovers" USING btree ("trid","next_attempt") WHERE "order_handovers"."done" is null;