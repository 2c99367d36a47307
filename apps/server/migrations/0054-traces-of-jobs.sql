-- A job has the trace in which it was enqueued as a flag, which a transaction names where traces are sent.
create function trace_flags() returns text[] language sql stable
  return case when current_setting('rendezvous.traceparent', true) <> '' then array[current_setting('rendezvous.traceparent', true)] end;

alter table outbox add column flags text[] default trace_flags();
