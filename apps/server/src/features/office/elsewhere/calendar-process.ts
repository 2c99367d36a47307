// The child process that reads calendar files and lists of others: they can be written so that they take hours, or all memory.
import { answerTasks } from "../../../lib/task-process.ts";
import type { CalendarTask } from "./calendar-reader.ts";
import { playConversation } from "./dav-conversation.ts";
import { readBusyTimes } from "./read-busy-times.ts";

answerTasks(
  (task: CalendarTask): Promise<unknown> =>
    "answers" in task ? playConversation(task) : Promise.resolve(readBusyTimes(task)),
);
