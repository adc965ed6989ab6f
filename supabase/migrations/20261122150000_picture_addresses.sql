-- A picture's address is one that a browser can fetch, whoever writes it: a path of this site, or http(s) with a host.
-- Anything else broke what pages tell machines of an article. What was there before stays in the article's versions.
do $$
declare
  publication text;
begin
  foreach publication in array array['blogs', 'news'] loop
    execute format(
      $sql$update public.%I set featured_image = null
      where featured_image !~ '^$|^/([^/\\\s]\S*)?$|^https?://[^][\s/\\?#]+([/?#]\S*)?$'$sql$, publication
    );
    execute format(
      $sql$alter table public.%I add constraint featured_image_address
      check (featured_image ~ '^$|^/([^/\\\s]\S*)?$|^https?://[^][\s/\\?#]+([/?#]\S*)?$')$sql$, publication
    );
  end loop;
end
$$;
