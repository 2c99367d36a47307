/** Thrown by a call for a group that another cell has. */
export class GroupElsewhere extends Error {
  readonly groupId: number;

  constructor(groupId: number) {
    super(`group ${groupId} is in another cell`);
    this.groupId = groupId;
  }
}
