/**
 * Files uploaded to forms; their bytes are in a folder. submission_id: null until the form is sent, and again once its
 * submissions are deleted; then the file goes after a day.
 */
export const formFileTables: readonly string[] = [
  `create table form_files (
    id text primary key,
    form_id text not null,
    field_id text not null,
    name text not null,
    kind text not null,
    size integer not null,
    submission_id text references form_submissions (id) on delete set null,
    created_at timestamptz not null
  )`,
  'create index form_files_unsent on form_files (created_at) where submission_id is null',
  'create index form_files_of_submission on form_files (submission_id)',
];
