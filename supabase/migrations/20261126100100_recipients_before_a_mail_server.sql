-- The screen shows whom staff have chosen, also while the site has no mail server and mails nobody.
create or replace function public.enquiry_mailing() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_administrator();
  return (
    select jsonb_build_object(
      'sends', settings.sends,
      'to', to_jsonb(coalesce(string_to_array(stated.notify_to, ', '), settings.notify_default)),
      'standard', to_jsonb(settings.notify_default),
      'stated', stated.notify_to is not null)
    from private.enquiry_mail_settings as settings left join public.enquiry_settings as stated on true
  );
end
$$;
