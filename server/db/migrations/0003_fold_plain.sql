-- Most texts are plain ASCII, and lists fold every one that they sort: those take the short way. Results stay what they
-- were, so no index is made anew. Without STRICT, because only then is it written into the statements that call it.
CREATE OR REPLACE FUNCTION fold_plain(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(input) = length(input) THEN lower(input)
    ELSE lower(translate(replace(replace(input, 'ß', 'ss'), 'ẞ', 'ss'),
        'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž',
        'AOUaouAAAAACEEEEIIIINOOOOOUUUYaaaaaceeeeiiiinooooouuuyyCcCcDdGgIiLlNnRrSsSsSsZzZz'))
  END
$$;
