-- A letter is looked for among a hundred others, and of a German sentence with one umlaut each letter was: texts without
-- letters of other languages take a short way too. Results stay what they were, so no index is made anew.
CREATE OR REPLACE FUNCTION fold_plain(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(input) = length(input) THEN lower(input)
    WHEN input !~ '[ẞÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž]'
      THEN lower(replace(translate(input, 'ÄÖÜäöü', 'AOUaou'), 'ß', 'ss'))
    ELSE lower(translate(replace(replace(input, 'ß', 'ss'), 'ẞ', 'ss'),
        'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž',
        'AOUaouAAAAACEEEEIIIINOOOOOUUUYaaaaaceeeeiiiinooooouuuyyCcCcDdGgIiLlNnRrSsSsSsZzZz'))
  END
$$;
