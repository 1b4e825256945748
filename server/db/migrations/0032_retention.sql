CREATE TABLE "person_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"person" jsonb NOT NULL,
	"received" text NOT NULL,
	"due" text NOT NULL,
	"channel" text NOT NULL,
	"recognised" text NOT NULL,
	"hits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receipt" jsonb,
	"created_by" text,
	"created" bigint NOT NULL,
	"released_by" text,
	"released" bigint,
	"finished" bigint,
	"downloads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_marks" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" text,
	"reason" text,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "retention_marks_trid_record_id_kind_pk" PRIMARY KEY("trid","record_id","kind")
);
--> statement-breakpoint
CREATE TABLE "retention_periods" (
	"rule" text PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"version" integer NOT NULL,
	"changed" bigint NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"before" bigint NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"released_by" text,
	"started" bigint NOT NULL,
	"finished" bigint
);
--> statement-breakpoint
ALTER TABLE "person_requests" ADD CONSTRAINT "person_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_requests" ADD CONSTRAINT "person_requests_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_marks" ADD CONSTRAINT "retention_marks_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_periods" ADD CONSTRAINT "retention_periods_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_requests_number" ON "person_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "person_requests_state" ON "person_requests" USING btree ("state","due");--> statement-breakpoint
CREATE INDEX "retention_runs_started" ON "retention_runs" USING btree ("started");--> statement-breakpoint
CREATE INDEX "retention_runs_state" ON "retention_runs" USING btree ("state");