CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "record_numbers" (
	"trid" text NOT NULL,
	"record_id" text NOT NULL,
	"span" "int8range" NOT NULL,
	"held" boolean NOT NULL,
	"until" bigint,
	CONSTRAINT "record_numbers_trid_record_id_span_pk" PRIMARY KEY("trid","record_id","span"),
	-- No number is given out twice, at whatever moment and by whatever process.
	CONSTRAINT "record_numbers_held" EXCLUDE USING gist ("span" WITH &&) WHERE ("held")
);
--> statement-breakpoint
CREATE INDEX "record_numbers_span" ON "record_numbers" USING gist ("trid","span");
