-- For clients that send the SHA-1 of a professional's password (docs/decisions/0151): its argon2id, where all groups of the
-- professional want such clients.
alter table pros add column sha1_password_hash text;
