"""Pictures for the storefront's pages: several pairs, or one, in a place."""
from .bench import bench
from .close import temple, weave
from .collection import collection
from .jetty import jetty

SCENES = {'collection': collection, 'jetty': jetty, 'bench': bench, 'temple': temple, 'weave': weave}
