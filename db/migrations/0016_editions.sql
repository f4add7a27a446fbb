-- Tournaments whose card people have seen keep the rules that it told: the first edition.
UPDATE tournaments SET state = json_set(state, '$.plan.edition', 1) WHERE status != 'draft';
