import {
  type DefaultError,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useRef } from "react";

/** A mutation that runs once at a time: a second click before the page shows that it is under way counts as the first. */
export function useSingleFlightMutation<Answer = unknown, Asked = void>(
  options: UseMutationOptions<Answer, DefaultError, Asked>,
): UseMutationResult<Answer, DefaultError, Asked> {
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
