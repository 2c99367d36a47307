// The child process that reads calendar files of others: rules can be written so that they take hours, or all memory.
import { answerTasks } from "../../../lib/task-process.ts";
import { type BusyTimesResult, type CalendarText, readBusyTimes } from "./read-busy-times.ts";

answerTasks((task: CalendarText): Promise<BusyTimesResult> => Promise.resolve(readBusyTimes(task)));
