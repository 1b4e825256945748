CREATE TABLE "record_papers" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"paper" text NOT NULL,
	"language" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"made" bigint NOT NULL,
	CONSTRAINT "record_papers_trid_record_id_paper_language_pk" PRIMARY KEY("trid","record_id","paper","language")
);
--> statement-breakpoint
CREATE TABLE "foundation_logos" (
	"trid" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"modified" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_reads" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"read" bigint NOT NULL,
	CONSTRAINT "library_reads_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
CREATE TABLE "throttled_guesses" (
	"address" text NOT NULL,
	"day" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "throttled_guesses_address_day_pk" PRIMARY KEY("address","day")
);
--> statement-breakpoint
CREATE TABLE "commission_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"mapping" text,
	"operator" text,
	"month" text,
	"doc_number" text,
	"lines" integer NOT NULL,
	"amount" bigint NOT NULL,
	"document_amount" bigint,
	"sums" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"warnings" integer DEFAULT 0 NOT NULL,
	"sample" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created" bigint NOT NULL,
	"created_by" text NOT NULL,
	"decided" bigint,
	"decided_by" text,
	"content" "bytea"
);
--> statement-breakpoint
CREATE TABLE "commission_lines" (
	"trid" text NOT NULL,
	"id" bigint NOT NULL,
	"import_id" integer NOT NULL,
	"month" text NOT NULL,
	"operator" text NOT NULL,
	"vo" text NOT NULL,
	"kind" text NOT NULL,
	"contract" text,
	"phone" text,
	"customer" text,
	"tariff" text,
	"activated" text,
	"amount" bigint NOT NULL,
	"text" text,
	"state" text DEFAULT 'open' NOT NULL,
	"ticket_id" text,
	"corrects" bigint,
	"corrected_by" bigint,
	"won" bigint,
	"search" "tsvector" NOT NULL,
	"contract_key" text collate "C" GENERATED ALWAYS AS ((sort_key(coalesce("contract", '')) collate "C")) STORED NOT NULL,
	"customer_key" text collate "C" GENERATED ALWAYS AS ((sort_key(coalesce("customer", '')) collate "C")) STORED NOT NULL,
	"tariff_key" text collate "C" GENERATED ALWAYS AS ((sort_key(coalesce("tariff", '')) collate "C")) STORED NOT NULL,
	CONSTRAINT "commission_lines_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
CREATE TABLE "commission_reads" (
	"trid" text NOT NULL,
	"import_id" integer NOT NULL,
	"vo" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "commission_reads_trid_import_id_vo_user_id_pk" PRIMARY KEY("trid","import_id","vo","user_id")
);
--> statement-breakpoint
CREATE TABLE "commission_statements" (
	"trid" text NOT NULL,
	"import_id" integer NOT NULL,
	"vo" text NOT NULL,
	"month" text NOT NULL,
	"operator" text NOT NULL,
	"doc_number" text,
	"lines" integer NOT NULL,
	"amount" bigint NOT NULL,
	"imported" bigint NOT NULL,
	"deadline" text,
	CONSTRAINT "commission_statements_trid_import_id_vo_pk" PRIMARY KEY("trid","import_id","vo")
);
--> statement-breakpoint
CREATE TABLE "commission_sums" (
	"trid" text NOT NULL,
	"month" text NOT NULL,
	"operator" text NOT NULL,
	"vo" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"tariff" text NOT NULL,
	"lines" integer NOT NULL,
	"amount" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "commission_sums_trid_month_operator_vo_kind_state_tariff_pk" PRIMARY KEY("trid","month","operator","vo","kind","state","tariff")
);
--> statement-breakpoint
CREATE TABLE "commission_claims" (
	"trid" text NOT NULL,
	"of" text NOT NULL,
	"id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"operator" text NOT NULL,
	"vo" text NOT NULL,
	"month" text NOT NULL,
	"kind" text,
	"contract" text,
	"phone" text,
	"customer" text,
	"tariff" text,
	"expected" bigint NOT NULL,
	"received" bigint NOT NULL,
	"state" text NOT NULL,
	"corrected_by" bigint,
	"won" bigint,
	CONSTRAINT "commission_claims_trid_of_id_pk" PRIMARY KEY("trid","of","id")
);
--> statement-breakpoint
CREATE TABLE "record_visits" (
	"user_id" text NOT NULL,
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "record_visits_user_id_trid_record_id_pk" PRIMARY KEY("user_id","trid","record_id")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"type" text NOT NULL,
	"foreignid" text,
	"title" text NOT NULL,
	"detail" text,
	"modified" bigint NOT NULL,
	"audience" text[] DEFAULT '{}' NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_trid_record_id_pk" PRIMARY KEY("trid","record_id")
);
--> statement-breakpoint
ALTER TABLE "download_tokens" ADD COLUMN "deputy" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "rights" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD COLUMN "valid_until" text;--> statement-breakpoint
ALTER TABLE "academy_certificates" ADD COLUMN "reminded" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "record_papers" ADD CONSTRAINT "record_papers_trid_record_id_records_trid_id_fk" FOREIGN KEY ("trid","record_id") REFERENCES "public"."records"("trid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foundation_logos" ADD CONSTRAINT "foundation_logos_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_reads" ADD CONSTRAINT "library_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_visits" ADD CONSTRAINT "record_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_reads_read" ON "library_reads" USING btree ("read");--> statement-breakpoint
CREATE INDEX "commission_imports_created" ON "commission_imports" USING btree ("created");--> statement-breakpoint
CREATE INDEX "commission_imports_hash" ON "commission_imports" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_imports_once" ON "commission_imports" USING btree ("hash") WHERE "commission_imports"."state" = 'taken';--> statement-breakpoint
CREATE INDEX "commission_lines_import" ON "commission_lines" USING btree ("trid","import_id","vo");--> statement-breakpoint
CREATE INDEX "commission_lines_month" ON "commission_lines" USING btree ("trid","month","id");--> statement-breakpoint
CREATE INDEX "commission_lines_operator" ON "commission_lines" USING btree ("trid","month","operator","tariff_key","id");--> statement-breakpoint
CREATE INDEX "commission_lines_vo" ON "commission_lines" USING btree ("trid","month","vo","id");--> statement-breakpoint
CREATE INDEX "commission_lines_kind" ON "commission_lines" USING btree ("trid","month","kind","amount","id");--> statement-breakpoint
CREATE INDEX "commission_lines_state" ON "commission_lines" USING btree ("trid","month","state","id");--> statement-breakpoint
CREATE INDEX "commission_lines_customer" ON "commission_lines" USING btree ("trid","month","customer_key","id");--> statement-breakpoint
CREATE INDEX "commission_lines_contract" ON "commission_lines" USING btree ("trid","month","contract_key","id");--> statement-breakpoint
CREATE INDEX "commission_lines_tariff" ON "commission_lines" USING btree ("trid","month","tariff_key","id");--> statement-breakpoint
CREATE INDEX "commission_lines_activated" ON "commission_lines" USING btree ("trid","month","activated","id");--> statement-breakpoint
CREATE INDEX "commission_lines_amount" ON "commission_lines" USING btree ("trid","month","amount","id");--> statement-breakpoint
CREATE INDEX "commission_lines_of_contract" ON "commission_lines" USING btree ("trid","contract","month");--> statement-breakpoint
CREATE INDEX "commission_lines_ticket" ON "commission_lines" USING btree ("trid","ticket_id") WHERE "commission_lines"."ticket_id" is not null;--> statement-breakpoint
CREATE INDEX "commission_lines_search" ON "commission_lines" USING gin ("trid","month","search");--> statement-breakpoint
CREATE INDEX "commission_statements_month" ON "commission_statements" USING btree ("trid","month","operator","vo");--> statement-breakpoint
CREATE INDEX "commission_claims_ticket" ON "commission_claims" USING btree ("trid","ticket_id");--> statement-breakpoint
CREATE INDEX "commission_claims_open" ON "commission_claims" USING btree ("trid","state","operator");--> statement-breakpoint
CREATE INDEX "record_visits_last" ON "record_visits" USING btree ("user_id","last");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("trid","words");--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("trid","type","modified");--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING btree ("trid","type",(sort_key(coalesce("title", '')) collate "C"));--> statement-breakpoint
CREATE INDEX "search_entries_foreignid" ON "search_entries" USING btree ("foreignid");--> statement-breakpoint
CREATE INDEX "search_entries_of_all" ON "search_entries" USING btree ("type","modified");--> statement-breakpoint
CREATE INDEX "search_entries_titles_of_all" ON "search_entries" USING btree ("type",(sort_key(coalesce("title", '')) collate "C"));--> statement-breakpoint
CREATE INDEX "academy_certificates_valid_until" ON "academy_certificates" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "audit_entries_words" ON "audit_entries" USING gin (to_tsvector('simple'::regconfig, translate(coalesce("actor", '') || ' ' || coalesce("trid", '') || ' ' || coalesce("number", '') || ' ' || coalesce("text", '') || ' ' || coalesce("address", ''), './@:_-', '      ')));