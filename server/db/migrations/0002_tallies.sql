CREATE FUNCTION tally_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One order for everybody, so that two statements never wait for each other's rows.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO record_tallies AS t (trid, type, archived, value2, value5, n)
      SELECT trid, type, archived, coalesce(value2, ''), coalesce(value5, ''), count(*)
      FROM added GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (trid, type, archived, value2, value5) DO UPDATE SET n = t.n + excluded.n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO record_tallies AS t (trid, type, archived, value2, value5, n)
      SELECT trid, type, archived, coalesce(value2, ''), coalesce(value5, ''), -count(*)
      FROM removed GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (trid, type, archived, value2, value5) DO UPDATE SET n = t.n + excluded.n;
  ELSE
    INSERT INTO record_tallies AS t (trid, type, archived, value2, value5, n)
      SELECT trid, type, archived, v2, v5, sum(d)
      FROM (
        SELECT trid, type, archived, coalesce(value2, '') AS v2, coalesce(value5, '') AS v5, 1 AS d FROM added
        UNION ALL
        SELECT trid, type, archived, coalesce(value2, ''), coalesce(value5, ''), -1 FROM removed
      ) AS changed
      GROUP BY 1, 2, 3, 4, 5 HAVING sum(d) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (trid, type, archived, value2, value5) DO UPDATE SET n = t.n + excluded.n;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER records_added AFTER INSERT ON records REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records();
--> statement-breakpoint
CREATE TRIGGER records_removed AFTER DELETE ON records REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records();
--> statement-breakpoint
CREATE TRIGGER records_changed AFTER UPDATE ON records REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records();
