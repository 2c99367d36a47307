import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./api-failure.ts";

const RETRIES = 2;

// With the default, a timer, the button would be marked as busy only after the second click of a double click.
notifyManager.setScheduler(queueMicrotask);

/** Retries after network failures and server errors; never after a refusal or a rate limit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, failure) =>
          count < RETRIES &&
          failure instanceof ApiFailure &&
          failure.isPassing &&
          failure.code !== "too_many_requests",
        retryDelay: (count) => 500 * 3 ** count,
        staleTime: 30_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Without a network a call fails at once with a message, instead of waiting silently.
      mutations: { networkMode: "always" },
    },
  });
}
