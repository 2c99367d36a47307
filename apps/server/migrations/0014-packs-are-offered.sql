-- An import stored "no packs" for every file that said nothing of them, and nothing read it. From now on it hides them.
update groups set fields = fields - 'pack_interventions' where fields -> 'pack_interventions' = 'false';
