CREATE TABLE "brand_logos" (
	"digest" text PRIMARY KEY NOT NULL,
	"mimetype" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"variant" text PRIMARY KEY NOT NULL,
	"look" jsonb,
	"look_version" integer DEFAULT 0 NOT NULL,
	"look_by" text,
	"look_changed" bigint,
	"proposal" jsonb,
	"proposed_by" text,
	"proposed" bigint,
	"company" jsonb,
	"company_version" integer DEFAULT 0 NOT NULL,
	"company_by" text,
	"company_changed" bigint
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"valid_from" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"texts" jsonb NOT NULL,
	"audience" jsonb,
	"prepared_by" text,
	"modified" bigint NOT NULL,
	"released" bigint,
	"released_by" text
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_look_by_users_id_fk" FOREIGN KEY ("look_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_company_by_users_id_fk" FOREIGN KEY ("company_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_draft" ON "legal_texts" USING btree ("name") WHERE "legal_texts"."released" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_terms" ON "legal_texts" USING btree ("valid_from") WHERE "legal_texts"."name" = 'terms';--> statement-breakpoint
CREATE INDEX "legal_texts_in_force" ON "legal_texts" USING btree ("name","valid_from");