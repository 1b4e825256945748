CREATE TABLE "catalogue_states" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"valid_from" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"entries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prepared_by" text,
	"modified" bigint NOT NULL,
	"released" bigint,
	"released_by" text
);
--> statement-breakpoint
ALTER TABLE "catalogue_states" ADD CONSTRAINT "catalogue_states_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_states" ADD CONSTRAINT "catalogue_states_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_states_day" ON "catalogue_states" USING btree ("valid_from");