import {
  type DefaultError,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useRef } from "react";

/**
 * Returns a mutation that ignores further calls while one is running, such as a second click before the page shows that it is
 * busy.
 */
export function useSingleFlightMutation<Answer = unknown, Variables = void>(
  options: UseMutationOptions<Answer, DefaultError, Variables>,
): UseMutationResult<Answer, DefaultError, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...outcome) => {
      isRunning.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...variables);
  };
  return { ...mutation, mutate };
}
