"""Heroes (p.25-29, p.37): service, quests, duels, rewards, exploration."""
