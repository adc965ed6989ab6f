-- In which language an article is written, as staff state it; null: what its letters say (`app/publishing/language.ts`).
alter table public.blogs add column language text check (language in ('en', 'hi'));
alter table public.news add column language text check (language in ('en', 'hi'));
comment on column public.blogs.language is 'As staff state it; null: what the letters say.';
