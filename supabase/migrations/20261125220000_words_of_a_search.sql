-- The condition of a list as SQL, without its status: as before, and each word of a search is looked for by itself, in any order.
create or replace function private.list_condition(thing text, term text, inquiry text, since timestamptz, before timestamptz)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  words constant text := private.searched_words(thing);
  wanted constant text := btrim(term);
  literal constant text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  digits constant text := regexp_replace(wanted, '\D', '', 'g');
  by_words text;
begin
  by_words := case
    when coalesce(wanted, '') !~ '\S' then null
    when wanted ~ '^[A-Za-z0-9]{1,2}$' then
      -- The index knows two letters behind a sign, so the signs behind which words begin in texts and Markdown are listed.
      format('%s ~* %L and %1$s ilike any (%3$L)', words, '\m' || wanted, literal || '%' || (
        select array_agg('%' || sign || literal || '%') from unnest(string_to_array(E' \n\t.-@(/"'',:+*#[]{}<>&;!?=|~–—“”‘’•₹', null)) as sign
      ))
    when thing = 'contact_submissions' and wanted ~ '^[0-9 +()-]+$' and length(digits) >= 6 then
      format('(%s like %L or private.phone_digits(message) like %L)',
        words, '%' || literal || '%', '%' || right(digits, 10) || '%')
    -- The index knows three letters and more, so a short word is looked for with those beside it.
    -- `like` takes a quarter of the time, and is enough for a script without capital letters.
    when wanted ~ '\s' and wanted !~ '(^|\s)\S{1,2}(\s|$)' then (
      select '(' || string_agg(format('%s %s %L', words, case when lower(word) = upper(word) then 'like' else 'ilike' end,
        '%' || word || '%'), ' and ') || ')'
      from (select distinct word from unnest(regexp_split_to_array(literal, '\s+')) as word limit 12) as each
    )
    else format('%s %s %L', words, case when lower(wanted) = upper(wanted) then 'like' else 'ilike' end,
      '%' || literal || '%')
  end;
  -- The reference number of an enquiry is the first part of its id.
  if thing = 'contact_submissions' and wanted ~* '^[0-9a-f]{8}$' then
    by_words := format('(%s or id between %L and %L)', by_words,
      wanted || '-0000-0000-0000-000000000000', wanted || '-ffff-ffff-ffff-ffffffffffff');
  end if;
  return concat_ws(' and ', 'true',
    case when inquiry is not null then format('inquiry = %L', inquiry) end,
    case when since is not null then format('created_at >= %L', since) end,
    case when before is not null then format('created_at < %L', before) end,
    by_words);
end
$$;

-- The enquiries to come back to on a later day are a part of their own.
create or replace function private.desk_condition(thing text, desk text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when thing <> 'contact_submissions' then 'true'
    when desk = 'spam' then 'is_spam'
    when desk in ('due', 'later') then
      format('not is_spam and follow_up %s %L', case desk when 'due' then '<=' else '>' end,
        to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'))
    when desk = 'mine' then format('not is_spam and assigned_to = %L', auth.uid())
    else 'not is_spam'
  end
$$;
