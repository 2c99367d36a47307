-- For clients that are told the SHA-1 of a password (docs/decisions/0048): its argon2id, where the group wants such clients.
alter table accounts add column sha1_password_hash text;
