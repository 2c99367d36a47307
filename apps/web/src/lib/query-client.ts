import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "./api-failure.ts";

const RETRIES = 2;

// Told by a timer, a button would learn too late that its change is under way: the second click of two is faster.
notifyManager.setScheduler(queueMicrotask);

/** Asks again after a bad network, a busy server or a fault of its own; never after a refusal, nor when it was asked too often. */
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
      // Without a network nothing waits in silence: it fails, and says so.
      mutations: { networkMode: "always" },
    },
  });
}
