-- A picture's address is one that a browser shows here, whoever writes it: a path of this site, or https with a host, as
-- the form takes it (app/publishing/stored-publication.ts). Anything else broke what pages tell machines of an article. What
-- was there before stays in the article's versions; in the bin it goes, or the article could not be brought back.
do $$
declare
  address constant text := '^$|^/([^/\\\s]\S*)?$|^https://[^][\s/\\?#]+([/?#]\S*)?$';
  publication text;
begin
  foreach publication in array array['blogs', 'news'] loop
    execute format('update public.%I set featured_image = null where featured_image !~ %L', publication, address);
    update public.bin set content = content || '{"featured_image": null}'
    where subject = publication and content ->> 'featured_image' !~ address;
    execute format(
      'alter table public.%I add constraint featured_image_address check (featured_image ~ %L)', publication, address
    );
  end loop;
end
$$;
