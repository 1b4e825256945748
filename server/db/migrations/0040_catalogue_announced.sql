ALTER TABLE "catalogue_states" ADD COLUMN "announced" bigint;--> statement-breakpoint
UPDATE "catalogue_states" SET "announced" = "released" WHERE "valid_from" <= to_char(now() AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD');
