-- Mails that were given up, and when: each server looks every second whether a clock that was ahead has given one up for
-- a time that has not come, among a million that went out long ago.
create index enquiry_mails_given_up on private.enquiry_mails (given_up_at)
  where given_up_at is not null and handed_over_at is null;
