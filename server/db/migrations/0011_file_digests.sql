CREATE TABLE "damaged_files" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"damage" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "damaged_files_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "stored_files_undigested" ON "stored_files" USING btree ("id") WHERE "stored_files"."sha256" is null;