CREATE TABLE "library_gone" (
	"file" integer PRIMARY KEY NOT NULL,
	"gone_in" bigint NOT NULL,
	"gone" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_search" ADD COLUMN "changed_in" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "library_gone_in" ON "library_gone" USING btree ("gone_in");--> statement-breakpoint
CREATE INDEX "library_search_changed_in" ON "library_search" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION library_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in = pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER library_search_changes BEFORE UPDATE ON library_search
  FOR EACH ROW EXECUTE FUNCTION library_note_change();
--> statement-breakpoint
CREATE FUNCTION library_note_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_gone (file, gone_in, gone)
    SELECT file, pg_current_xact_id()::text::bigint, (extract(epoch FROM now()) * 1000)::bigint FROM removed
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER library_search_removed AFTER DELETE ON library_search REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION library_note_gone();
