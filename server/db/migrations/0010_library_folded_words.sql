DELETE FROM "library_words";--> statement-breakpoint
DROP INDEX "library_words_trigrams";--> statement-breakpoint
ALTER TABLE "library_words" ADD COLUMN "folded" text NOT NULL;--> statement-breakpoint
CREATE INDEX "library_words_folded" ON "library_words" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "library_words_trigrams" ON "library_words" USING gin ("folded" gin_trgm_ops);