-- Failed logins stood under plain hashes of their addresses; now under keyed ones. Those of the last ten minutes are forgotten.
delete from login_failures;
