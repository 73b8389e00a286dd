-- First day on which an activity was sold.
ALTER TABLE activity ADD COLUMN since INTEGER;
