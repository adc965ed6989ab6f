// Made from the migrated database by `npm run types`. Change a migration, not this.

export const audit_log = {
  id: { type: "uuid", filled: true },
  at: { type: "time", filled: true },
  actor: { type: "uuid", optional: true },
  actor_email: { type: "text", optional: true, max: 320 },
  act: { type: "text" },
  subject: { type: "text", optional: true, max: 100 },
  subject_id: { type: "uuid", optional: true },
  detail: { type: "json", filled: true },
} as const;

export const batches = {
  id: { type: "uuid", filled: true },
  course: { type: "text", max: 200 },
  starts_on: { type: "date" },
  ends_on: { type: "date" },
  hours: { type: "text", optional: true, max: 100 },
  language: { type: "text", optional: true, max: 60 },
  place: { type: "text", optional: true, max: 120 },
  seats: { type: "integer", optional: true },
  seats_left: { type: "integer", optional: true },
  state: { type: "text", filled: true, oneOf: ["open", "nearly full", "full", "cancelled"] },
  discount_until: { type: "date", optional: true },
  author_id: { type: "uuid", optional: true },
  confirmed_by: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const bin = {
  id: { type: "uuid", filled: true },
  subject: { type: "text" },
  subject_id: { type: "uuid" },
  name: { type: "text", max: 200 },
  deleted_at: { type: "time", filled: true },
  deleted_by_email: { type: "text", optional: true, max: 320 },
  restored_at: { type: "time", optional: true },
  content: { type: "json" },
} as const;

export const blogs = {
  id: { type: "uuid", filled: true },
  title: { type: "text", max: 200 },
  excerpt: { type: "text", optional: true, max: 500 },
  content: { type: "text", max: 200000 },
  status: { type: "text", filled: true, oneOf: ["draft", "published", "archived"] },
  category: { type: "text", optional: true, max: 100 },
  featured_image: { type: "text", optional: true, max: 2048 },
  author_id: { type: "uuid", optional: true },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
  is_sample: { type: "boolean", filled: true },
  content_format: { type: "text", filled: true, oneOf: ["plain", "markdown"] },
  first_published_at: { type: "time", optional: true },
  publish_at: { type: "time", optional: true },
  author_name: { type: "text", optional: true, max: 100 },
  next_reading: { type: "text", optional: true, max: 400 },
  language: { type: "text", optional: true, oneOf: ["en", "hi"] },
} as const;

export const careers = {
  id: { type: "uuid", filled: true },
  title: { type: "text", max: 200 },
  description: { type: "text", max: 200000 },
  requirements: { type: "text", optional: true, max: 200000 },
  department: { type: "text", optional: true, max: 200 },
  location: { type: "text", optional: true, max: 200 },
  job_type: { type: "text", optional: true, oneOf: ["full-time", "part-time", "contract", "internship"] },
  level: { type: "text", optional: true, oneOf: ["entry", "mid", "senior", "lead", "manager"] },
  status: { type: "text", filled: true, oneOf: ["draft", "published", "archived"] },
  author_id: { type: "uuid", optional: true },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
  is_sample: { type: "boolean", filled: true },
  first_published_at: { type: "time", optional: true },
  publish_at: { type: "time", optional: true },
  closes_on: { type: "date", optional: true },
  content_format: { type: "text", filled: true, oneOf: ["plain", "markdown"] },
} as const;

export const contact_submissions = {
  id: { type: "uuid", filled: true },
  name: { type: "text", max: 200 },
  email: { type: "text", max: 320 },
  message: { type: "text", max: 10000 },
  status: { type: "text", filled: true, oneOf: ["new", "replied"] },
  created_at: { type: "time", filled: true },
  submission_id: { type: "uuid", optional: true },
  came_from: { type: "text", optional: true, max: 300 },
  instrument: { type: "text", optional: true, max: 60 },
  campaign: { type: "text", optional: true, max: 400 },
  inquiry: { type: "text", optional: true, filled: true, oneOf: ["general", "custom-drone", "training", "support", "partnership"] },
  assigned_to: { type: "uuid", optional: true },
  follow_up: { type: "text", optional: true },
  is_spam: { type: "boolean", filled: true },
  language: { type: "text", optional: true, oneOf: ["hi", "en", "other"] },
  batch: { type: "text", optional: true, filled: true, max: 200 },
} as const;

export const drafts = {
  id: { type: "uuid" },
  writer: { type: "uuid", filled: true },
  subject: { type: "text" },
  subject_id: { type: "uuid" },
  opened_for: { type: "text", max: 200 },
  version: { type: "time", optional: true },
  typed: { type: "text", max: 500000 },
  stored: { type: "text", max: 500000 },
  search: { type: "text", optional: true, max: 320 },
  typed_at: { type: "time" },
  browser: { type: "uuid" },
  ended: { type: "text", optional: true, oneOf: ["saved", "thrown away"] },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const enquiry_entries = {
  id: { type: "uuid", filled: true },
  enquiry_id: { type: "uuid" },
  content: { type: "text", max: 20000 },
  author_id: { type: "uuid", optional: true },
  author_name: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
  kind: { type: "text", filled: true, oneOf: ["note", "call", "reply", "mail program", "whatsapp", "status", "owner", "day", "spam"] },
  outcome: { type: "text", optional: true, oneOf: ["reached", "no answer", "wrong number"] },
  subject: { type: "text", optional: true, max: 200 },
  delivery: { type: "text", optional: true, oneOf: ["waiting", "retrying", "sent", "failed", "unknown"] },
} as const;

export const enquiry_settings = {
  id: { type: "uuid", filled: true },
  notify_to: { type: "text", max: 800 },
  author_id: { type: "uuid", optional: true },
  confirmed_by: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const news = {
  id: { type: "uuid", filled: true },
  title: { type: "text", max: 200 },
  excerpt: { type: "text", optional: true, max: 500 },
  content: { type: "text", max: 200000 },
  status: { type: "text", filled: true, oneOf: ["draft", "published", "archived"] },
  news_type: { type: "text", optional: true, max: 100 },
  featured_image: { type: "text", optional: true, max: 2048 },
  author_id: { type: "uuid", optional: true },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
  is_sample: { type: "boolean", filled: true },
  content_format: { type: "text", filled: true, oneOf: ["plain", "markdown"] },
  first_published_at: { type: "time", optional: true },
  publish_at: { type: "time", optional: true },
  author_name: { type: "text", optional: true, max: 100 },
  next_reading: { type: "text", optional: true, max: 400 },
  language: { type: "text", optional: true, oneOf: ["en", "hi"] },
} as const;

export const notices = {
  id: { type: "uuid", filled: true },
  title: { type: "text", max: 120 },
  link: { type: "text", optional: true, max: 300 },
  from_day: { type: "date" },
  to_day: { type: "date" },
  closed: { type: "text", filled: true, oneOf: ["no", "yes"] },
  author_id: { type: "uuid", optional: true },
  confirmed_by: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const prices = {
  id: { type: "uuid", filled: true },
  thing: { type: "text", max: 200 },
  basis: { type: "text", filled: true, oneOf: ["from", "exact"] },
  rupees: { type: "integer" },
  unit: { type: "text", optional: true, max: 40 },
  tax: { type: "text", filled: true, oneOf: ["extra", "included", "exempt"] },
  tax_rate: { type: "integer", optional: true },
  valid_until: { type: "date", optional: true },
  moves: { type: "text", optional: true, max: 200 },
  author_id: { type: "uuid", optional: true },
  confirmed_by: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const saved_pieces = {
  id: { type: "uuid", filled: true },
  title: { type: "text", max: 80 },
  content: { type: "text", max: 4000 },
  author_id: { type: "uuid", optional: true, filled: true },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const site_values = {
  id: { type: "uuid", filled: true },
  key: { type: "text", max: 60 },
  value: { type: "text", max: 500 },
  proof: { type: "text", optional: true, max: 500 },
  author_id: { type: "uuid", optional: true },
  confirmed_by: { type: "text", optional: true, max: 320 },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const staff_preferences = {
  id: { type: "uuid", filled: true },
  morning_mail: { type: "boolean", filled: true },
  created_at: { type: "time", filled: true },
  updated_at: { type: "time", filled: true },
} as const;

export const versions = {
  id: { type: "uuid", filled: true },
  subject: { type: "text" },
  subject_id: { type: "uuid" },
  at: { type: "time", filled: true },
  editor: { type: "uuid", optional: true },
  editor_email: { type: "text", optional: true, max: 320 },
  changed: { type: "json" },
  content: { type: "json" },
} as const;

/** Every public table. */
export type Tables = {
  audit_log: typeof audit_log;
  batches: typeof batches;
  bin: typeof bin;
  blogs: typeof blogs;
  careers: typeof careers;
  contact_submissions: typeof contact_submissions;
  drafts: typeof drafts;
  enquiry_entries: typeof enquiry_entries;
  enquiry_settings: typeof enquiry_settings;
  news: typeof news;
  notices: typeof notices;
  prices: typeof prices;
  saved_pieces: typeof saved_pieces;
  site_values: typeof site_values;
  staff_preferences: typeof staff_preferences;
  versions: typeof versions;
};
