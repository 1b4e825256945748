CREATE TABLE "content_drafts" (
	"collection" text NOT NULL,
	"entry" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"base" text,
	"de" text NOT NULL,
	"en" text,
	"user_id" text,
	"author" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "content_drafts_collection_entry_pk" PRIMARY KEY("collection","entry")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"name" text PRIMARY KEY NOT NULL,
	"mimetype" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"user_id" text,
	"author" text NOT NULL,
	"time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"collection" text NOT NULL,
	"entry" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"base" text,
	"de" text NOT NULL,
	"en" text,
	"user_id" text,
	"author" text NOT NULL,
	"time" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_versions_collection_entry_number_pk" PRIMARY KEY("collection","entry","number")
);
--> statement-breakpoint
CREATE INDEX "content_drafts_user" ON "content_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_images_user" ON "content_images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_versions_user" ON "content_versions" USING btree ("user_id");