import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "../../../lib/call-api.ts";
import { CallFailure, isRefusedWith } from "../../ground/group/call-failure.tsx";

const SESSION_KEY = ["operator"];

/** Returns the operator of the browser's cookie. */
export function useOperatorSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => (await callApi("GET /operator/session", { signal })).operator,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns a function that sets the logged-in operator, whose pages then appear; null shows the login. */
export function useSetOperator(): (operator: { email: string } | null) => void {
  const queryClient = useQueryClient();
  return (operator) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    queryClient.setQueryData(SESSION_KEY, operator);
  };
}

/** Says why a call failed; leads to the login if the session has ended. */
export function OperatorFailure({ failure }: { failure: unknown }) {
  const queryClient = useQueryClient();
  const isExpired = isRefusedWith(failure, "expired_connection");
  useEffect(() => {
    if (isExpired) queryClient.setQueryData(SESSION_KEY, null);
  }, [isExpired, queryClient]);
  return isExpired ? null : <CallFailure failure={failure} />;
}
