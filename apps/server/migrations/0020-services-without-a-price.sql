-- null: the organisation names no price; 0: it is free. Until now both were 0, and stay so until the next import.
alter table interventions alter column price drop not null, alter column price drop default;
alter table packs alter column total_price drop not null, alter column total_price drop default;
