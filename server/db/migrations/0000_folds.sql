-- Text as German lists sort it (DIN 5007-1): accents dropped, ß as ss, small letters.
CREATE FUNCTION fold_plain(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(replace(replace(input, 'ß', 'ss'), 'ẞ', 'ss'),
    'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž',
    'AOUaouAAAAACEEEEIIIINOOOOOUUUYaaaaaceeeeiiiinooooouuuyyCcCcDdGgIiLlNnRrSsSsSsZzZz'))
$$;
--> statement-breakpoint
-- The same with the two-letter forms of DIN 5007-2: ä as ae.
CREATE FUNCTION fold_letters(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT fold_plain(replace(replace(replace(replace(replace(replace(input, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'))
$$;
