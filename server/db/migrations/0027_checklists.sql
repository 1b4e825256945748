CREATE TABLE "checklist_ticks" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"step" text NOT NULL,
	"time" bigint NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "checklist_ticks_trid_record_id_step_pk" PRIMARY KEY("trid","record_id","step")
);
--> statement-breakpoint
CREATE TABLE "desk_presence" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"time" bigint NOT NULL,
	"is_typing" boolean NOT NULL,
	CONSTRAINT "desk_presence_trid_record_id_user_id_pk" PRIMARY KEY("trid","record_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE no action ON UPDATE no action;